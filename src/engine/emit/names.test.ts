import { describe, expect, it } from 'vitest';
import { filesOf, planFromText } from '../generate.ts';
import type { AppSpec } from '../spec/app-spec.ts';

/** Names that a file imports or declares twice. */
function namedTwice(text: string): string[] {
  const imported = [...text.matchAll(/^import (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.replace('type ', '').trim()),
  );
  const declared = [...text.matchAll(/^export (?:const|function|type) (\w+)/gm)].map(([, name = '']) => name);
  const names = [...imported, ...declared].filter((name) => name !== '');
  return names.filter((name, index) => names.indexOf(name) !== index);
}

function clashesIn(spec: AppSpec): string[] {
  return Object.entries(filesOf(spec)).flatMap(([path, text]) =>
    /^src\/(?:data|actions|pages)\//.test(path) ? namedTwice(text).map((name) => `${path}: ${name}`) : [],
  );
}

const unchanging = ['put', 'set', 'cut', 'let', 'hit', 'shut', 'split', 'cost', 'bet', 'cast', 'spread'];

describe('names in the code of an app', () => {
  it('tell what is done from what it leaves behind, where both are one word', () => {
    const clashes = unchanging.flatMap((verb) =>
      [
        `an app where members can ${verb} wood and see ${verb} wood`,
        `a club site. Members can ${verb} flowers. Admins manage ${verb} flowers.`,
      ].flatMap((text) => {
        const spec = planFromText(text);
        const names = spec.entities.map(({ many }) => many);
        const twice = names.filter((name, index) => names.indexOf(name) !== index);
        return [...clashesIn(spec), ...twice].map((clash) => `${text} → ${clash}`);
      }),
    );
    expect(clashes).toEqual([]);
  });

  it('tell an action from records that are called the same', () => {
    const spec = planFromText('members can cut flowers');
    const [flowers] = spec.entities;
    const [cut] = spec.actions;
    if (flowers === undefined || cut === undefined) throw new Error('Nothing can be cut.');
    const twin = { ...structuredClone(flowers), name: 'cutFlowers', one: 'Cut flower', many: 'Cut flowers' };
    const [page] = spec.pages.filter(({ sections }) => sections.some(({ block }) => block === 'records'));
    page?.sections.push({ id: 'twin', block: 'records', props: { entity: 'cutFlowers', layout: 'cards' } });
    expect(cut.id).toBe('cut-flowers');
    expect(clashesIn({ ...spec, entities: [...spec.entities, twin] })).toEqual([]);
  });
});
