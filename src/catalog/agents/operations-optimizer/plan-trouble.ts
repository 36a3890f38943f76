import { findConflict } from '../../../methods/operations/conflict.ts';
import type { Programme } from '../../../methods/operations/linear-programme.ts';
import { solveLinear } from '../../../methods/operations/simplex.ts';
import type { AgentResult } from '../../agent-desk/result.ts';
import { figure, listed } from './written.ts';

const sign = { 'at most': '≤', 'at least': '≥', exactly: '=' };

/** No plan keeps all limits: which of them conflict, and how far they would have to give. */
export function impossibleResult(programme: Programme, isOnlyWhole = false): AgentResult {
  if (isOnlyWhole) return wholeTrouble(programme);
  const { limits, relief } = findConflict(programme);
  const name = (at: number) => programme.limits[at]?.name ?? '';
  const bounds = limits.length === 1 ? 'the bounds of the decisions' : '';
  const names = limits.map((at) => `“${name(at)}”`);
  return {
    summary:
      `No plan keeps all limits: ${listed([...names, ...(bounds === '' ? [] : [bounds])])} conflict. ${relief.length === 0 ? 'Check the bounds of the decisions.' : `It would be enough to move ${listed(relief.map(({ limit, by }) => `“${name(limit)}” by ${figure(by)}`))}.`}`.slice(
        0,
        395,
      ),
    values: { result: null, possible: 'no', conflicting: limits.length },
    parts: [
      {
        kind: 'table',
        title: 'Limits that conflict',
        columns: [
          { key: 'name', label: 'Limit', as: 'text' },
          { key: 'text', label: 'Asks for', as: 'text' },
        ],
        rows: limits.map((at) => ({ name: name(at), text: written(programme, at) })),
        note: 'Together they are impossible; without any one of them, the others could be kept. Bounds of the decisions may take part.',
      },
      {
        kind: 'table',
        title: 'The least that would have to give',
        columns: [
          { key: 'name', label: 'Limit', as: 'text' },
          { key: 'bound', label: 'Bound now', as: 'number' },
          { key: 'by', label: 'Change', as: 'number' },
          { key: 'to', label: 'New bound', as: 'number' },
        ],
        rows: relief.map(({ limit, by }) => {
          const bound = programme.limits[limit]?.bound ?? 0;
          return { name: name(limit), bound, by, to: bound + by };
        }),
        note: 'The smallest sum of changes. Units of different limits are added as if they were alike: take it as a hint.',
      },
    ],
    warnings: ['There is no plan, so that there are no shadow prices.'],
  };
}

function wholeTrouble(programme: Programme): AgentResult {
  const names = programme.variables.filter(({ isWhole }) => isWhole).map(({ name }) => `“${name}”`);
  return {
    summary: `No plan in whole numbers keeps all limits, although one with fractions would: allow fractions for ${listed(names.slice(0, 4))}, or give the limits a little room.`,
    values: { result: null, possible: 'only with fractions' },
    parts: [
      {
        kind: 'table',
        title: 'Limits',
        columns: [
          { key: 'name', label: 'Limit', as: 'text' },
          { key: 'text', label: 'Asks for', as: 'text' },
        ],
        rows: programme.limits.map(({ name }, at) => ({ name, text: written(programme, at) })),
      },
      {
        kind: 'document',
        title: 'What to do',
        blocks: [
          {
            kind: 'text',
            text: 'Limits that ask for an exact amount are the usual cause: whole lots seldom add up to it. Ask for at least or at most instead.',
          },
        ],
      },
    ],
  };
}

/** The aim has no end: which decisions nothing holds back. */
export function endlessResult(programme: Programme): AgentResult {
  const free = programme.variables.filter((_, at) => {
    const aim = {
      ...programme,
      aim: 'most' as const,
      variables: programme.variables.map((one, other) => ({
        ...one,
        gain: other === at ? 1 : 0,
        isWhole: false,
      })),
    };
    return solveLinear(aim).status === 'endless';
  });
  const names = free.map(({ name }) => `“${name}”`);
  return {
    summary:
      `Nothing holds the aim back: ${listed(names.slice(0, 5))} can grow without end under these limits. A limit or an upper bound is missing, or a relation is turned the wrong way.`.slice(
        0,
        395,
      ),
    values: { result: null, possible: 'without end' },
    parts: [
      {
        kind: 'table',
        title: 'Decisions that nothing holds back',
        columns: [
          { key: 'name', label: 'Decision', as: 'text' },
          { key: 'gain', label: 'Contribution of one unit', as: 'number' },
        ],
        rows: free.map(({ name, gain }) => ({ name, gain })),
      },
      {
        kind: 'document',
        title: 'What to look at',
        blocks: [
          {
            kind: 'list',
            items: [
              'What limits these decisions in fact: hours, material, space, money, what can be sold? Add it as a limit.',
              'Is a relation >= that should be <=?',
              'Is a contribution of the wrong sign, or is the aim the most where the least was meant?',
            ],
          },
        ],
      },
    ],
  };
}

function written({ variables, limits }: Programme, at: number): string {
  const limit = limits[at];
  if (limit === undefined) return '';
  const sum = limit.coefficients.flatMap((by, place) =>
    by === 0 ? [] : [`${figure(by)} × ${variables[place]?.name ?? ''}`],
  );
  return `${sum.length === 0 ? '0' : sum.join(' + ')} ${sign[limit.relation]} ${figure(limit.bound)}`;
}
