import type { Place } from '../../../../ask/answer.ts';
import { unknownWords } from '../../../../ask/answer-text.ts';
import { href } from '../../../lib/href.ts';
import { PlaceList } from './place-list.tsx';

interface UnknownAnswerProps {
  question: string;
  nearest: readonly Place[];
}

/** More would be no query but a text. */
const longestQuery = 200;

/** Said plainly, with what comes nearest. */
export function UnknownAnswer({ question, nearest }: UnknownAnswerProps) {
  const query = new URLSearchParams({ q: question.slice(0, longestQuery) });
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-ink">
        {unknownWords} {nearest.length === 0 ? 'Other words may help.' : 'This comes nearest:'}
      </p>
      <PlaceList
        label="What comes nearest"
        places={[
          ...nearest,
          { title: 'Search everything for these words', address: `${href('/search')}?${query}` },
        ]}
      />
    </div>
  );
}
