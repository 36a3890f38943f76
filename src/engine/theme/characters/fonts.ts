import type { CharacterLook, Typeface } from './character-look.ts';

/** The letters of Western European languages with the usual punctuation, as the packages cut their files. */
const letters = 'latin';

/** Where the files of a typeface lie among the packages of a project. */
export function fontFiles({ slug, weights }: Typeface): string[] {
  return weights.map(({ weight }) => `@fontsource/${slug}/files/${slug}-${letters}-${weight}-normal.woff2`);
}

export function fontPackages({ text, heading }: CharacterLook): [name: string, version: string][] {
  return [text, heading].map(({ slug, version }) => [`@fontsource/${slug}`, `^${version}`]);
}

/** As a value of `font-family`. */
export function fontStack({ family, otherwise }: Typeface): string {
  return `"${family}", ${otherwise}`;
}

/** The two typefaces of a look. The text is shown at once in other letters while these are on their way. */
export function emitFontFaces({ text, heading }: CharacterLook): string {
  return [text, heading].flatMap(facesOf).join('\n\n');
}

function facesOf(face: Typeface): string[] {
  const files = fontFiles(face);
  return face.weights.map(
    ({ standsFor }, index) => `@font-face {
  font-family: "${face.family}";
  font-style: normal;
  font-weight: ${standsFor};
  font-display: swap;
  src: url("${files[index] ?? ''}") format("woff2");
}`,
  );
}
