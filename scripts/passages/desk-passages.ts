import { cutBlocks } from '../../src/ask/passages/cut-blocks.ts';
import type { Passage, SourceKind } from '../../src/ask/passages/passage.ts';
import type { DeskCard } from '../../src/catalog/agent-desk/agent-card.ts';
import type { Method } from '../../src/catalog/agent-desk/work.ts';
import { agentGroups } from '../../src/catalog/agent-groups.ts';
import { agents } from '../../src/catalog/agents.gen.ts';
import { builders } from '../../src/catalog/builders.gen.ts';

type Unnumbered = Omit<Passage, 'id'>;

/** What each agent and builder does, hands over, asks for, and how it works that out. */
export async function deskPassages(): Promise<Unnumbered[]> {
  const passages: Unnumbered[] = [];
  for (const { agent, load } of agents) {
    const group = agentGroups.find(({ id }) => id === agent.group);
    const place = group === undefined ? '' : `It is one of the ${group.name}.`;
    const { work } = await load();
    passages.push(...passagesOf('agent', agent, `/agents/${agent.slug}`, place, work));
  }
  for (const { builder, load } of builders) {
    const { work } = await load();
    passages.push(...passagesOf('builder', builder, builder.path, '', work));
  }
  return passages;
}

interface Told {
  readonly method: Method;
  readonly fields: Readonly<Record<string, { readonly label: string; readonly help?: string }>>;
}

function passagesOf(
  kind: SourceKind,
  card: DeskCard,
  address: string,
  place: string,
  { method, fields }: Told,
): Unnumbered[] {
  const words = card.words.join(', ');
  const source = { kind, title: card.name, address };
  const about = [
    `${card.name}: ${card.job} ${place}`.trim(),
    `It hands over:\n${card.handsOver.map((one) => `- ${one}`).join('\n')}`,
    `It works by: ${card.methods.join(', ')}.`,
  ];
  const asked = Object.values(fields).flatMap(({ label, help }) =>
    help === undefined ? [] : [`- ${label}: ${help}`],
  );
  const explained = { ...source, address: `${address}#method` };
  return [
    { source, section: '', text: about.join('\n'), words },
    ...cutBlocks(method.text).map((text) => ({ source: explained, section: `Method: ${method.name}`, text })),
    ...cutBlocks([
      ...method.assumptions.map((one) => `- ${one}`),
      ...method.limits.map((one) => `- ${one}`),
    ]).map((text) => ({ source: explained, section: 'What is assumed, and what it does not know', text })),
    ...cutBlocks(asked).map((text) => ({ source, section: 'What it asks for', text })),
  ];
}
