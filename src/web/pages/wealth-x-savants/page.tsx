import { GroupPage } from '../../features/agents/group-page.tsx';

export function Page() {
  return <GroupPage id="wealth-x-savants" />;
}
