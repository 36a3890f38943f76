import { brand } from '../../../kernel/brand.ts';
import { SystemPanel } from '../../features/system/system-panel.tsx';

export function Page() {
  return (
    <>
      <div aria-hidden className="brand-glow" />
      <div className="mx-auto grid w-full max-w-6xl flex-1 content-center items-center gap-12 px-4 py-14 sm:px-6 sm:py-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-16">
        <div>
          <h1 className="text-display font-semibold">
            <span className="brand-text">{brand.name}</span>
            <span className="sr-only">: </span>
            <span className="block">{brand.tagline}</span>
          </h1>
          <p className="mt-6 max-w-[54ch] text-lead text-balance text-ink-muted">{brand.description}</p>
        </div>
        <SystemPanel />
      </div>
    </>
  );
}
