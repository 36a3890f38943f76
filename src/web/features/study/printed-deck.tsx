import type { StudyCard } from '../../../catalog/study/card.ts';
import type { StudyDeck } from '../../../catalog/study/shelf.ts';
import { plainBack, plainFront } from './card-words.ts';

/** The deck on paper: questions at the left, answers at the right, to be folded or covered. */
export function PrintedDeck({ deck, cards }: { deck: StudyDeck; cards: readonly StudyCard[] }) {
  return (
    <div data-print className="hidden print:block">
      <h2 className="mb-4 text-heading font-semibold">{deck.name}</h2>
      <table className="w-full border-collapse text-small">
        <tbody>
          {cards.slice(0, 500).map((card) => (
            <tr key={card.id} className="break-inside-avoid border-b border-line align-top">
              <td className="w-1/2 py-2 pr-4">{plainFront(card) || 'Picture'}</td>
              <td className="w-1/2 py-2 pl-4 whitespace-pre-wrap">{plainBack(card)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
