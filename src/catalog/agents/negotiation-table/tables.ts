import type { Part, Row } from '../../agent-desk/parts.ts';
import type { Round } from './concessions.ts';
import { describe, type Offer, type Preparation } from './prepare.ts';

const mostRows = 40;

/** Who cares how much about what: the spread between the best and the worst settlement of each issue. */
export function issueTable({ issues }: Preparation): Part {
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const spreads = issues.map(({ name, settings }) => ({
    name,
    ours: spread(settings.map(({ ours }) => ours)),
    theirs: spread(settings.map(({ theirs }) => theirs)),
    isOpposed: settings.some((one) =>
      settings.some((other) => (one.ours - other.ours) * (one.theirs - other.theirs) < 0),
    ),
  }));
  const sum = (side: 'ours' | 'theirs') => spreads.reduce((total, one) => total + one[side], 0) || 1;
  return {
    kind: 'table',
    title: 'What to hold and what to trade',
    columns: [
      { key: 'name', label: 'Issue', as: 'text' },
      { key: 'ours', label: 'Weighs for us', as: 'percent' },
      { key: 'theirs', label: 'Weighs for them', as: 'percent' },
      { key: 'advice', label: 'So', as: 'text' },
    ],
    rows: spreads.map(({ name, ours, theirs, isOpposed }): Row => {
      const mine = (ours / sum('ours')) * 100;
      const other = (theirs / sum('theirs')) * 100;
      const trade = mine > other ? 'hold; ask for it in exchange' : 'give; it buys more than it costs';
      return {
        name,
        ours: mine,
        theirs: other,
        advice: isOpposed
          ? mine === other
            ? 'split; it weighs the same for both'
            : trade
          : 'agree at once; both want the same',
      };
    }),
  };
}

export function logRollingTable(prepared: Preparation): Part[] {
  const { issues, split, rolled } = prepared;
  if (rolled === undefined) return [];
  const rows = issues.flatMap(({ name, settings }, at): Row[] => {
    const from = settings[split.choice[at] ?? 0];
    const to = settings[rolled.choice[at] ?? 0];
    if (from === undefined || to === undefined || from === to) return [];
    return [
      {
        name,
        from: from.name,
        to: to.name,
        ours: to.ours - from.ours,
        theirs: to.theirs - from.theirs,
      },
    ];
  });
  return [
    {
      kind: 'table',
      title: 'Log-rolling: from splitting the difference to a better package',
      columns: [
        { key: 'name', label: 'Issue', as: 'text' },
        { key: 'from', label: 'Middle', as: 'text' },
        { key: 'to', label: 'Traded to', as: 'text' },
        { key: 'ours', label: 'Change for us', as: 'number' },
        { key: 'theirs', label: 'Change for them', as: 'number' },
      ],
      rows: [
        ...rows,
        {
          name: 'Together',
          from: '',
          to: '',
          ours: rolled.ours - split.ours,
          theirs: rolled.theirs - split.theirs,
        },
      ],
      note: 'Each side gives where it loses little and the other gains much, so that both end above the middle.',
    },
  ];
}

export function offerTable(prepared: Preparation): Part {
  const step = Math.ceil(prepared.offers.length / mostRows);
  const named = [prepared.nash, prepared.kalai, prepared.aim, prepared.rolled];
  const shown = prepared.offers.filter((offer, at) => at % step === 0 || named.includes(offer));
  const noteOf = (offer: Offer) =>
    [
      offer === prepared.aim ? 'our aim' : '',
      offer === prepared.nash ? 'Nash' : '',
      offer === prepared.kalai ? 'Kalai–Smorodinsky' : '',
      offer === prepared.rolled ? 'log-rolled' : '',
    ]
      .filter((text) => text !== '')
      .join(', ');
  return {
    kind: 'table',
    title: 'Unbeaten packages, best for us first',
    columns: [
      { key: 'text', label: 'Package', as: 'text' },
      { key: 'ours', label: 'Worth to us', as: 'number' },
      { key: 'theirs', label: 'Worth to them', as: 'number' },
      { key: 'chance', label: 'They would agree', as: 'percent' },
      { key: 'expected', label: 'Expected worth to us', as: 'number' },
      { key: 'note', label: 'Note', as: 'text' },
    ],
    rows: shown.map(
      (offer): Row => ({
        text: describe(prepared, offer),
        ours: offer.ours,
        theirs: offer.theirs,
        chance: offer.chance,
        expected: offer.expected,
        note: noteOf(offer),
      }),
    ),
    ...(step > 1
      ? { note: `Of ${prepared.offers.length} packages every ${step}th and the named ones are shown.` }
      : {}),
  };
}

export function planTable(prepared: Preparation, plan: readonly Round[]): Part {
  return {
    kind: 'table',
    title: 'Opening and concessions',
    columns: [
      { key: 'round', label: 'Round', as: 'whole' },
      { key: 'text', label: 'Offer', as: 'text' },
      { key: 'ours', label: 'Worth to us', as: 'number' },
      { key: 'given', label: 'Given up', as: 'number' },
      { key: 'theirs', label: 'Worth to them', as: 'number' },
      { key: 'chance', label: 'They would agree', as: 'percent' },
    ],
    rows: plan.map(
      ({ round, offer }, at): Row => ({
        round,
        text: describe(prepared, offer),
        ours: offer.ours,
        given: at === 0 ? null : (plan[at - 1]?.offer.ours ?? 0) - offer.ours,
        theirs: offer.theirs,
        chance: offer.chance,
      }),
    ),
    note: 'Make the next offer only after they have moved; otherwise ask what stands in the way. Rounds that would repeat the offer before are left out.',
  };
}
