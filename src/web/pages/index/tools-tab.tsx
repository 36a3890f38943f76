import { ToolList } from '../../features/home/tool-list.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

export function ToolsTab() {
  return (
    <div className="grid gap-8 pt-2 pb-12 @4xl:pt-6">
      <PageHeader heading="Tools" description="Each does one job, with no model and no network." />
      <ToolList />
    </div>
  );
}
