export interface ContentHeading {
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
}

/** What the build makes of a text in `content` (vite-plugins/markdown-content.ts). */
export interface ContentModule {
  /** Made at build from our own Markdown, which may hold no HTML: safe to put on a page. */
  readonly html: string;
  readonly toc: readonly ContentHeading[];
  /** The fields at the head of the text. */
  readonly matter: Readonly<Record<string, string>>;
}

/** The same text asked for with `?text`: its words alone, for searching. */
export interface ContentText {
  readonly text: string;
}

/** The one text that a page is about. A static import cannot name it: it lies outside of the sources. */
export function onlyText(found: Readonly<Record<string, ContentModule>>): ContentModule {
  const [text] = Object.values(found);
  if (text === undefined) throw new Error('The text of this page is missing from the build.');
  return text;
}
