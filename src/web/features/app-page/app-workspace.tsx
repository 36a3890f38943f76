import { useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { type AppTab, useAppPlace } from './app-address.ts';
import { AppHeader } from './app-header.tsx';
import { AppPageContext } from './app-page-context.ts';
import { AppTabContent } from './app-tab.tsx';
import type { AppView } from './app-view.ts';
import { type CodeDraft, emptyDraft } from './code/code-draft.ts';
import type { PlanDraft } from './plan/plan-draft.ts';
import { useChanges } from './use-changes.ts';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

const waiting = <Skeleton className="h-96 rounded-large" />;
const VersionsTab = lazyPart(async () => (await import('./versions/versions-tab.tsx')).VersionsTab);
const CodeTab = lazyPart(async () => (await import('./code/code-tab.tsx')).CodeTab);
const PlanTab = lazyPart(async () => (await import('./plan/plan-tab.tsx')).PlanTab);
const ProofTab = lazyPart(async () => (await import('./proof/proof-tab.tsx')).ProofTab);
const HostingTab = lazyPart(async () => (await import('./hosting/hosting-tab.tsx')).HostingTab);

/** What was begun in one part of the page stays while another is looked at. */
export function AppWorkspace({ view }: { view: AppView }) {
  const changes = useChanges(view.app.id);
  const [place, go] = useAppPlace();
  const [codeDraft, setCodeDraft] = useState<CodeDraft>(emptyDraft);
  const [planDraft, setPlanDraft] = useState<PlanDraft>();
  const edited = Object.keys(codeDraft.edits).length;
  useUnsavedWarning(edited > 0 || planDraft !== undefined);
  const items: { value: AppTab; label: string; content: React.ReactNode }[] = [
    { value: 'app', label: 'App', content: <AppTabContent /> },
    { value: 'versions', label: 'Versions', content: <VersionsTab fallback={waiting} /> },
    {
      value: 'code',
      label: edited === 0 ? 'Code' : `Code (${edited} unsaved)`,
      content: <CodeTab draft={codeDraft} onDraft={setCodeDraft} fallback={waiting} />,
    },
    {
      value: 'plan',
      label: planDraft === undefined ? 'Plan' : 'Plan (unsaved)',
      content: <PlanTab draft={planDraft} onDraft={setPlanDraft} fallback={waiting} />,
    },
    { value: 'proof', label: 'Proof', content: <ProofTab fallback={waiting} /> },
    { value: 'hosting', label: 'Hosting', content: <HostingTab fallback={waiting} /> },
  ];
  return (
    <AppPageContext value={{ view, changes }}>
      <AppHeader />
      <Tabs
        label="Parts of your app"
        items={items}
        value={place.tab}
        onChange={(tab) => go({ tab, version: place.version })}
        className="min-w-0 [&>[role=tabpanel]]:pt-4"
      />
    </AppPageContext>
  );
}
