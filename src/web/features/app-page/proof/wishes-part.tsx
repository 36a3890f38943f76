import { Check, CircleDashed, CircleHelp, X } from 'lucide-react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { type ProofReport, type WishState, wishStates } from '../../../../engine/proof/proof-report.ts';
import { countWishes, servedRequests, wishSummary } from '../../../../engine/proof/served-requests.ts';
import type { AppSpec } from '../../../../engine/spec/app-spec.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import type { TextPlace } from '../cut-text.ts';
import { MarkLegend } from '../mark-legend.tsx';
import { MarkedText } from '../marked-text.tsx';
import { marksOf, partWords, stateLooks, type Wish } from './wish-facts.ts';

/** The text of the person with what became of its words, and below it every wish with what serves and what tried it. */
export function WishesPart({ spec, proof }: { spec: AppSpec; proof: ProofReport | null }) {
  const wishes = useMemo(
    () =>
      servedRequests(spec, proof ?? undefined).map(
        (wish, index): Wish => ({ ...wish, key: `wish-${index + 1}` }),
      ),
    [spec, proof],
  );
  const [chosen, setChosen] = useState<string>();
  const lead = useCallback(
    ({ start }: TextPlace) => {
      const key = wishes.find(({ at }) => at.some(([from]) => from === start))?.key;
      setChosen(key);
      const row = key === undefined ? null : document.getElementById(key);
      row?.scrollIntoView({ block: 'center' });
      row?.focus({ preventScroll: true });
    },
    [wishes],
  );
  if (wishes.length === 0) return null;
  const counts = countWishes(wishes);
  const groups = wishStates
    .map((state) => ({ state, own: wishes.filter((wish) => wish.state === state) }))
    .filter(({ own }) => own.length > 0);
  return (
    <Section heading="What was asked and what became of it" description={`${wishSummary(counts)}.`}>
      {spec.reading === undefined ? null : (
        <Card className="grid gap-4 p-4 sm:p-5">
          <MarkedText
            text={spec.reading.text}
            marks={marksOf(wishes)}
            name="Your description. Press words to see what became of them."
            onPress={lead}
          />
          <MarkLegend
            name="What the marks mean"
            entries={wishStates.map((state) => ({
              tone: stateLooks[state].tone,
              line: stateLooks[state].line,
              label: `${stateLooks[state].word} (${counts[state]})`,
            }))}
          />
        </Card>
      )}
      <div className="grid gap-6">
        {groups.map(({ state, own }) => (
          <WishGroup key={state} state={state} wishes={own} spec={spec} chosen={chosen} />
        ))}
      </div>
    </Section>
  );
}

const icons: Readonly<Record<WishState, ReactNode>> = {
  works: <Check aria-hidden />,
  there: <CircleDashed aria-hidden />,
  'not-built': <X aria-hidden />,
  'not-understood': <CircleHelp aria-hidden />,
};

interface WishGroupProps {
  state: WishState;
  wishes: readonly Wish[];
  spec: AppSpec;
  chosen: string | undefined;
}

function WishGroup({ state, wishes, spec, chosen }: WishGroupProps) {
  const { word, meaning, badge } = stateLooks[state];
  return (
    <section aria-label={word} className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="flex items-center gap-2 text-small font-semibold text-ink">
          <Badge tone={badge}>
            {icons[state]}
            {word}
          </Badge>
          <span className="text-ink-muted tabular-nums">{wishes.length}</span>
        </h3>
        <p className="text-caption text-ink-muted">{meaning}</p>
      </div>
      <ul className="grid divide-y divide-line overflow-hidden rounded-large border border-line bg-surface shadow-card">
        {wishes.map((wish) => (
          <WishRow key={wish.key} wish={wish} spec={spec} isChosen={wish.key === chosen} />
        ))}
      </ul>
    </section>
  );
}

function WishRow({ wish, spec, isChosen }: { wish: Wish; spec: AppSpec; isChosen: boolean }) {
  const { key, request, parts, triedBy, note } = wish;
  const [first, ...others] = triedBy;
  return (
    <li
      id={key}
      tabIndex={-1}
      className={`grid gap-x-6 gap-y-1 px-4 py-2.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] ${isChosen ? 'bg-accent/10' : ''}`}
    >
      <p className="text-small wrap-anywhere text-ink">{request}</p>
      <div className="grid content-start gap-0.5 text-caption text-ink-muted">
        {parts.length === 0 ? null : (
          <p className="wrap-anywhere">{partWords(parts, spec).slice(0, 4).join('; ')}</p>
        )}
        {first === undefined ? null : (
          <p className="wrap-anywhere">
            Tried: {first}
            {others.length === 0 ? '' : `, and ${others.length} more`}
          </p>
        )}
        {note === undefined ? null : <p className="wrap-anywhere">{note}</p>}
      </div>
    </li>
  );
}
