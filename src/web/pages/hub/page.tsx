import type { UnsentChange } from '../../app/local/person-data.ts';
import { useUnsentChanges } from '../../app/local/use-unsent.ts';
import { NoticeList } from '../../features/notices/notice-list.tsx';
import { Welcome } from '../../features/session/welcome.tsx';
import { useSession } from '../../lib/session.ts';
import { Container } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { AtAGlance } from './at-a-glance.tsx';
import { GoOnWith } from './go-on-with.tsx';
import { useNotices } from './use-notices.ts';
import { Waiting } from './waiting.tsx';

export function Page() {
  const { user } = useSession();
  const unsent = useUnsentChanges();
  return (
    <Container className="@container grid flex-1 grid-cols-1 content-start gap-10 py-8 sm:py-12">
      <PageHeader heading="You" description={user === null ? undefined : <Welcome user={user} />} />
      {user === null ? null : <Notices userId={user.id} unsent={unsent} />}
      <AtAGlance />
      <GoOnWith />
      <Waiting changes={unsent} />
    </Container>
  );
}

function Notices({ userId, unsent }: { userId: string; unsent: readonly UnsentChange[] }) {
  const { isLoading, notices } = useNotices(userId, unsent);
  return <NoticeList userId={userId} notices={notices} isLoading={isLoading} />;
}
