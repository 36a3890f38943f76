import { AbcHome } from '../../../features/early-learning/abc-home.tsx';
import { Container } from '../../../ui/container.tsx';

export function Page() {
  return (
    <Container className="grid flex-1 content-start gap-6 py-5 sm:py-8">
      <h1 className="sr-only">ABC 123</h1>
      <AbcHome />
    </Container>
  );
}
