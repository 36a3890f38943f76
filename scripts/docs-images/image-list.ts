export interface TakenImage {
  readonly file: string;
  readonly kilobytes: number;
}

export interface ImageEntry {
  readonly text: string;
  readonly images: readonly TakenImage[];
}

/** The page that lists the pictures, with one line for each thing that they show. */
export function imageList(entries: readonly ImageEntry[]): string {
  const lines = entries.map(({ text, images }) => {
    const links = images.map(({ file }) => `[${variantOf(file)}](${file})`).join(', ');
    return `- ${text}: ${links}.`;
  });
  return `# Pictures of the first ten minutes

Made by \`npm run docs-images\` of the built product with nothing configured: a desktop of 1440 × 900 and a phone of 390 × 844, in both themes.

${lines.join('\n')}
`;
}

/** “home-desktop-dark.webp” is told apart from the others by its last two words. */
function variantOf(file: string): string {
  const [size = '', theme = ''] = file
    .replace(/\.webp$/, '')
    .split('-')
    .slice(-2);
  return `${size}, ${theme}`;
}
