import { useParams } from 'react-router';
import { DeckPage } from '../../../features/study/deck-page.tsx';
import { Container } from '../../../ui/container.tsx';

export function Page() {
  const { deck = '' } = useParams();
  return (
    <Container className="flex flex-1 flex-col py-6 sm:py-8">
      <DeckPage key={deck} deckId={deck} />
    </Container>
  );
}
