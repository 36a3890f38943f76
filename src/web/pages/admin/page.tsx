import { AdminTabs } from '../../features/admin/admin-tabs.tsx';
import { ModelsTab } from '../../features/models/models-tab.tsx';
import { OptimizerStrip } from '../../features/system/optimizer-strip.tsx';
import { HealthStrip } from './health-strip.tsx';

export function Page() {
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 content-start gap-6 px-4 py-8 sm:px-6 sm:py-10">
      <h1 className="text-title font-semibold text-ink">Admin Health Panel</h1>
      <HealthStrip />
      <OptimizerStrip />
      <AdminTabs models={<ModelsTab />} />
    </div>
  );
}
