export type SystemState = 'asking' | 'ready' | 'partial' | 'silent' | 'offline';

const words: Record<SystemState, { text: string; dot: string }> = {
  asking: { text: 'Asking', dot: 'bg-ink-faint' },
  ready: { text: 'Ready', dot: 'bg-positive' },
  partial: { text: 'Not ready', dot: 'bg-caution' },
  silent: { text: 'No answer', dot: 'bg-negative' },
  offline: { text: 'Offline', dot: 'bg-caution' },
};

export function SystemStatus({ state }: { state: SystemState }) {
  const { text, dot } = words[state];
  return (
    <output className="flex items-center gap-2 rounded-full border border-line bg-surface-raised px-3 py-1 text-caption font-medium text-ink">
      <span aria-hidden className={`size-2 rounded-full ${dot}`} />
      {text}
    </output>
  );
}
