import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import type { PublicPage, SiteFacts } from '../../../src/web/app/prerender-site.ts';
import type { KeptFiles } from '../kept-files.ts';
import { type CardText, cardGround, cardLayout, cardSize } from './card-design.ts';
import { pathAbove } from './html-text.ts';
import { palettePng } from './palette-png.ts';

/** Where the picture of a page is found; it keeps its address when its text changes. */
export function cardPath({ path, isTerm, isDocument }: PublicPage): string {
  if (isTerm === true || isDocument === true) return `/og${pathAbove(path)}.png`;
  return `/og${path === '/' ? '/home' : path}.png`;
}

interface CardMaker {
  readonly root: string;
  readonly site: SiteFacts;
  readonly kept: KeptFiles;
}

/** Makes the picture that link previews show, one for each page, and one for all terms of a dictionary; those that were made before are taken as they are. */
export async function makeCards({ root, site, kept }: CardMaker): Promise<ReadonlyMap<string, Buffer>> {
  const logo = await readFile(join(root, 'public/logo.svg'), 'utf8');
  const design = await designSources();
  let fonts: Promise<Font[]> | undefined;
  const own = site.pages.filter(({ isTerm, isDocument }) => isTerm !== true && isDocument !== true);
  const made = own.map(async (page): Promise<[string, Buffer]> => {
    const text = cardText(page, site);
    const draw = async () => drawCard(text, logo, await (fonts ??= readFonts(root)));
    return [cardPath(page), await kept.get([...design, logo, JSON.stringify(text)], draw)];
  });
  return new Map(await Promise.all(made));
}

function cardText(page: PublicPage, { brand, articles }: SiteFacts): CardText {
  const words = articles.find(({ slug }) => page.path === `/blog/${slug}`)?.words;
  const section = page.section ?? '';
  return {
    product: brand.osName,
    section: words === undefined ? section : `${section} · ${minutesToRead(words)} min read`,
    title: page.path === '/' ? brand.tagline : page.title,
    description: page.description,
    foot: page.path === '/' ? '' : brand.tagline,
  };
}

const wordsPerMinute = 220;

function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

async function drawCard(text: CardText, logo: string, fonts: Font[]): Promise<Buffer> {
  const written = await satori(cardLayout(text), { ...cardSize, fonts });
  const { width, height } = cardSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${cardGround(logo)}${written}</svg>`;
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return palettePng({ width: image.width, height: image.height, pixels: image.pixels });
}

/** What changes the look of every card. */
function designSources(): Promise<string[]> {
  const names = ['card-design.ts', 'make-cards.ts', 'palette-png.ts'];
  return Promise.all(names.map((name) => readFile(join(import.meta.dirname, name), 'utf8')));
}

/** The second set holds the letters of other Latin alphabets, for a brand or an article that needs them. */
async function readFonts(root: string): Promise<Font[]> {
  const faces = [400, 500, 600, 700] as const;
  const sets = ['latin', 'latin-ext'] as const;
  return Promise.all(
    sets.flatMap((set) =>
      faces.map(
        async (weight): Promise<Font> => ({
          name: set === 'latin' ? 'Inter' : 'Inter Extended',
          weight,
          style: 'normal',
          data: await readFile(
            join(root, `node_modules/@fontsource/inter/files/inter-${set}-${weight}-normal.woff`),
          ),
        }),
      ),
    ),
  );
}
