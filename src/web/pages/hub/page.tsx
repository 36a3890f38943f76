import { useUnsentChanges } from '../../app/local/use-unsent.ts';
import { Welcome } from '../../features/session/welcome.tsx';
import { useSession } from '../../lib/session.ts';
import { Container } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { AtAGlance } from './at-a-glance.tsx';
import { GoOnWith } from './go-on-with.tsx';
import { Waiting } from './waiting.tsx';

export function Page() {
  const { user } = useSession();
  const unsent = useUnsentChanges();
  return (
    <Container className="@container grid flex-1 grid-cols-1 content-start gap-10 py-8 sm:py-12">
      <PageHeader heading="You" description={user === null ? undefined : <Welcome user={user} />} />
      <AtAGlance />
      <GoOnWith />
      <Waiting changes={unsent} />
    </Container>
  );
}
