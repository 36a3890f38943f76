import { limits } from '../../../kernel/limits.ts';
import { createSearch, type Findable } from '../../lib/full-text-search.ts';
import type { Command, CommandGroup } from '../../ui/command.ts';

/** How likely a group is meant, where a word fits things of several. What one does or opens comes before what one reads. */
const weights: Readonly<Record<string, number>> = {
  Actions: 1.6,
  Pages: 1.5,
  Settings: 1.6,
  'Your apps': 2,
  'Actions for apps': 1.1,
  Versions: 0.5,
  Help: 0.4,
  Articles: 0.4,
};

/** What was chosen before is a little more likely to be meant again. */
const recentWeight = 1.4;

/** Of apps, the one that stands first is meant before the others; of pages, the order says nothing. */
const orderedGroups: ReadonlySet<string> = new Set(['Your apps', 'Actions for apps']);
const laterWeight = 0.9;

interface FindableCommand extends Findable {
  readonly weight: number;
  readonly command: Command;
  readonly group: string;
}

type FindCommands = (query: string) => readonly CommandGroup[];

/**
 * Finds commands by what people type, on the device: other words and slips of the finger count. What fits best comes first, with
 * the others of its group.
 */
export function createCommandFinder(
  groups: readonly CommandGroup[],
  recent: ReadonlySet<string>,
): FindCommands {
  const items = groups.flatMap(({ label: group, items: commands }) =>
    commands.map(
      (command, index): FindableCommand => ({
        weight: (weights[group] ?? 1) * (orderedGroups.has(group) ? laterWeight ** index : 1),
        id: command.id,
        title: command.label,
        keywords: [command.keywords ?? '', command.hint ?? ''],
        text: command.about ?? '',
        command,
        group,
      }),
    ),
  );
  const search = createSearch(items, ({ id, weight }) => weight * (recent.has(id) ? recentWeight : 1));
  return (query) => {
    const found = new Map<string, Command[]>();
    for (const { item } of sameNameFirst(search(query), query)) {
      const of = found.get(item.group) ?? [];
      if (of.length < limits.palette.perGroup) found.set(item.group, [...of, item.command]);
    }
    return [...found].map(([label, commands]) => ({ label, items: commands }));
  };
}

/**
 * Whoever types a whole name, be it that of the address, means what is called that; whoever begins the name of something that
 * one does means to do it.
 */
function sameNameFirst<Result extends { item: FindableCommand }>(
  results: readonly Result[],
  query: string,
): readonly Result[] {
  const wanted = query.trim().toLowerCase();
  const address = `/${wanted.replaceAll(/\s+/g, '-')}`;
  const place = ({ item: { title, id, group } }: Result) => {
    if (title.toLowerCase() === wanted || id === address) return 0;
    return group === 'Actions' && title.toLowerCase().startsWith(wanted) ? 1 : 2;
  };
  return results.toSorted((one, other) => place(one) - place(other));
}
