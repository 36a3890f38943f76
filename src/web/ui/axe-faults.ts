import axe from 'axe-core';

/** What axe finds wrong in a part of a page, a line each; for tests. Colours need a real browser and are left out. */
export async function axeFaults(part: Element): Promise<string[]> {
  const { violations } = await axe.run(part, {
    // What a frame shows has a document of its own, which is not loaded here.
    iframes: false,
    rules: {
      'color-contrast': { enabled: false },
      // Rules about a whole page, which a part is not.
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'landmark-one-main': { enabled: false },
    },
  });
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}
