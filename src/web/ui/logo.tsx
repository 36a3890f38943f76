import { brand } from '../../kernel/brand.ts';

const wordmarkName = 'Kora';

export function LogoMark({ className = 'size-6' }: { className?: string }) {
  return <img src="/logo.svg" alt="" width="32" height="32" className={className} />;
}

/** The drawn wordmark spells one name; an installation under another name gets its own in type. */
export function Wordmark() {
  if (brand.name === wordmarkName) {
    return <img src="/logo-wordmark.svg" alt={brand.name} width="90" height="32" className="h-5 w-auto" />;
  }
  return (
    <span className="flex items-center gap-2 text-small font-semibold">
      <LogoMark className="size-5" />
      {brand.name}
    </span>
  );
}
