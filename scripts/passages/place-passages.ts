import type { Passage } from '../../src/ask/passages/passage.ts';
import { agentGroups } from '../../src/catalog/agent-groups.ts';
import { hostingPlans } from '../../src/catalog/hosting-plans.ts';
import { otherWords } from '../../src/catalog/other-words.ts';
import { plans } from '../../src/catalog/plans.ts';
import { settingsGroups } from '../../src/catalog/settings-sections.ts';
import { readPages } from './read-pages.ts';

type Unnumbered = Omit<Passage, 'id'>;

/** The pages that have one address, the sections of the settings, and the plans: what there is, and where. */
export async function placePassages(root: string): Promise<Unnumbered[]> {
  const pages = await readPages(root);
  const single = pages.filter(({ path }) => !/[:[]/.test(path));
  const groups = new Map(agentGroups.map((group) => [group.path, group]));
  return [
    ...single.map(({ path, definition }): Unnumbered => {
      const group = groups.get(path);
      const condition = group?.condition === undefined ? '' : ` ${group.condition}.`;
      return {
        source: { kind: 'page', title: definition.title, address: path },
        section: '',
        text: `${definition.title}: ${definition.description}${condition}`,
        ...wordsFor(path),
      };
    }),
    ...settingsGroups.flatMap(({ label: group, sections }) =>
      sections.map(({ id, label, summary }): Unnumbered => {
        const address = `/settings/${id}`;
        return {
          source: { kind: 'setting', title: `Settings, ${label}`, address },
          section: group,
          text: `${label}, in the settings under “${group}”: ${summary}.`,
          ...wordsFor(address),
        };
      }),
    ),
    ...planPassages(),
  ];
}

function planPassages(): Unnumbered[] {
  const source = { kind: 'page', title: 'Plans', address: '/plans' } as const;
  return [
    ...plans.map(
      ({ name, summary, price, period = '', base = '', features }): Unnumbered => ({
        source,
        section: name,
        text: `${name}: ${summary} Price: ${price} ${period}\n${base}\n${features.map((one) => `- ${one}`).join('\n')}`.replaceAll(
          / *\n+/g,
          '\n',
        ),
      }),
    ),
    {
      source,
      section: 'Hosting of an app',
      text: hostingPlans
        .map(({ name, price, per, summary }) => `- ${name}: ${price} ${per}. ${summary}`)
        .join('\n'),
      words: 'host domain buy publish price cost',
    },
  ];
}

function wordsFor(address: string): { words?: string } {
  const words = otherWords[address];
  return words === undefined ? {} : { words };
}
