import { build } from 'esbuild';
import { openBrowser } from '../web/open-browser.ts';

const slowdown = 4;

// What runs in the page is a text: tools that compile this file would leave their own names in it.
const countUp = `(() => {
  const began = performance.now();
  let sum = 0;
  for (let index = 0; index < 10000000; index += 1) sum = (sum + index * 7) % 1000003;
  return performance.now() - began + sum * 0;
})()`;

// The index is made with the first question.
const askAll = `(questions) => {
  const timed = (question) => {
    const began = performance.now();
    dictionary.searchTerms(question);
    return performance.now() - began;
  };
  const firstMs = timed('contract');
  return { firstMs, times: questions.map((question) => Math.min(timed(question), timed(question))) };
}`;

/** Names of all entries, beginnings of them as they are typed, and names with a slip. */
function questionsOf(names: readonly string[]): string[] {
  return names.flatMap((name, index) => {
    const middle = Math.floor(name.length / 2);
    const slip = name.slice(0, middle) + name.slice(middle + 1);
    return index % 3 === 0 ? [name, name.slice(0, 4), slip] : [name];
  });
}

/**
 * Milliseconds of each question in Chromium, slowed down as for a phone. Of each the better of two tries: what other programs do on
 * this machine is not the search.
 */
export async function timeDictionary(
  names: readonly string[],
): Promise<{ times: number[]; firstMs: number; slowedBy: number }> {
  const { outputFiles } = await build({
    entryPoints: ['src/web/features/law/search-terms.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'dictionary',
  });
  const { browser, close } = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    const tools = await page.context().newCDPSession(page);
    const loop = async () => {
      const times: number[] = [];
      for (let round = 0; round < 8; round += 1) times.push(await page.evaluate<number>(countUp));
      return Math.min(...times);
    };
    await loop();
    const plain = await loop();
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const slowed = await loop();
    const measured = await page.evaluate<{ firstMs: number; times: number[] }>(
      `(${askAll})(${JSON.stringify(questionsOf(names))})`,
    );
    return { ...measured, slowedBy: slowed / plain };
  } finally {
    await close();
  }
}
