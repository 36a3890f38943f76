import { ToolsPage } from '../../features/tools/tools-page.tsx';

export function Page() {
  return <ToolsPage />;
}
