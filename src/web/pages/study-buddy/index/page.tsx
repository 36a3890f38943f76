import { DecksHome } from '../../../features/study/decks-home.tsx';
import { Container } from '../../../ui/container.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

export function Page() {
  return (
    <Container className="grid flex-1 content-start gap-8 py-8 sm:py-10">
      <PageHeader
        heading="Study Buddy"
        description="Notes become a summary, an outline and cards, and each card comes back when you are about to forget it. It is free, needs no account, and works on this device without a network."
      />
      <DecksHome />
    </Container>
  );
}
