import { useState } from 'react';
import type { OutlineItem } from '../../../methods/study/outline.ts';
import type { NoteSentence } from '../../../methods/study/read-notes.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { MarkedSource } from './marked-source.tsx';
import type { WorkedNotes } from './work-through.ts';

type View = 'summary' | 'outline' | 'source';

/** What notes say in short, how they are built, and where each sentence of the summary stands. */
export function NotesResult({ notes: worked }: { notes: Pick<WorkedNotes, 'text' | 'summary' | 'outline'> }) {
  const [view, setView] = useState<View>('summary');
  const [at, setAt] = useState<number>();
  function show(sentence: Pick<NoteSentence, 'at'>) {
    setAt(sentence.at);
    setView('source');
  }
  return (
    <Tabs<View>
      label="Notes"
      look="line"
      value={view}
      onChange={setView}
      items={[
        {
          value: 'summary',
          label: 'Summary',
          content: <SummaryList sentences={worked.summary} onShow={show} />,
        },
        {
          value: 'outline',
          label: 'Outline',
          content: <OutlineList items={worked.outline} onShow={show} />,
        },
        {
          value: 'source',
          label: 'Marked in the text',
          content: (
            <div className="pt-3">
              <MarkedSource
                text={worked.text}
                marked={worked.summary}
                at={at}
                onBack={() => setView('summary')}
              />
            </div>
          ),
        },
      ]}
    />
  );
}

const indents: Readonly<Record<number, string>> = { 1: '', 2: 'pl-4', 3: 'pl-8', 4: 'pl-12' };

interface ShowProps {
  onShow: (place: { at: number }) => void;
}

function SummaryList({ sentences, onShow }: ShowProps & { sentences: readonly NoteSentence[] }) {
  return (
    <div className="grid gap-3 pt-3">
      <ul className="grid gap-2">
        {sentences.map((sentence) => (
          <li key={sentence.at} className="flex gap-2 text-body text-ink">
            <span aria-hidden className="mt-2.5 size-1.5 shrink-0 rounded-full bg-accent-fill" />
            <button
              type="button"
              className="text-left hover:underline"
              title="Show it in the notes"
              onClick={() => onShow(sentence)}
            >
              {sentence.text.replace(/\s+/g, ' ')}
            </button>
          </li>
        ))}
      </ul>
      <p className="text-caption text-ink-muted">
        Chosen by TextRank (Mihalcea and Tarau, 2004): the sentences that share most with the others, word for
        word.
      </p>
    </div>
  );
}

function OutlineList({ items, onShow }: ShowProps & { items: readonly OutlineItem[] }) {
  return (
    <ol className="grid gap-2 pt-3">
      {items.map((item) => (
        <li key={item.at} className={indents[Math.min(item.level, 4)]}>
          <button
            type="button"
            className="text-left text-body font-medium text-ink hover:underline"
            onClick={() => onShow(item)}
          >
            {item.title}
          </button>
          {item.topics.length === 0 ? null : (
            <p className="text-small text-ink-muted">{item.topics.join(', ')}</p>
          )}
        </li>
      ))}
    </ol>
  );
}
