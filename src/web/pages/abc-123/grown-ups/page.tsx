import { GrownUpsPage } from '../../../features/early-learning/grown-ups/grown-ups-page.tsx';
import { Container } from '../../../ui/container.tsx';

export function Page() {
  return (
    <Container width="medium" className="grid flex-1 content-start gap-6 py-8 sm:py-10">
      <GrownUpsPage />
    </Container>
  );
}
