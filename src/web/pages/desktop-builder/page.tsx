import { useSearchParams } from 'react-router';
import { limits } from '../../../kernel/limits.ts';
import { useMyApps } from '../../features/apps/use-my-apps.ts';
import { DesktopBuilder } from '../../features/desktop-builder/desktop-builder.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { route } from './route.ts';

export function Page() {
  const mine = useMyApps(limits.appList.homeMs);
  const [search, setSearch] = useSearchParams();
  return (
    <Container className="flex flex-1 flex-col gap-8 py-8 sm:py-12">
      <PageHeader heading={route.title} description={route.description} />
      <DesktopBuilder
        list={mine}
        chosen={search.get('app') ?? undefined}
        onChoose={(app) => setSearch({ app }, { replace: true })}
      />
    </Container>
  );
}
