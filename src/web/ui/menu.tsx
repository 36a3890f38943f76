import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { KeyCombination } from './kbd.tsx';
import { popupClass, popupItemClass } from './popup-class.ts';

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** `MenuItem`, `MenuLink`, `MenuExternalLink`, `MenuSeparator`. */
  children: ReactNode;
  align?: 'start' | 'end';
  /** It comes open: a press has loaded it. */
  defaultOpen?: boolean;
}

export function Menu({ trigger, children, align = 'end', defaultOpen = false }: MenuProps) {
  return (
    <Base.Root defaultOpen={defaultOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} align={align} collisionPadding={12} className="outline-hidden">
          <Base.Popup className={`min-w-52 p-1 ${popupClass}`}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export interface MenuItemProps {
  icon?: ReactNode;
  children: ReactNode;
  onSelect: () => void;
  /** The keys that do the same. */
  keys?: readonly string[];
  disabled?: boolean;
  danger?: boolean;
}

export function MenuItem({
  icon,
  children,
  onSelect,
  keys,
  disabled = false,
  danger = false,
}: MenuItemProps) {
  return (
    <Base.Item
      onClick={onSelect}
      disabled={disabled}
      className={`${popupItemClass} ${danger ? 'text-negative' : '[&>svg]:text-ink-muted'} [&>svg]:size-4`}
    >
      {icon}
      {children}
      {keys === undefined ? null : (
        <span className="ml-auto pl-4">
          <KeyCombination keys={keys} />
        </span>
      )}
    </Base.Item>
  );
}

export function MenuLink({ icon, children, to }: { icon?: ReactNode; children: ReactNode; to: string }) {
  return (
    <Base.LinkItem
      render={<Link to={to} />}
      closeOnClick
      className={`${popupItemClass} [&>svg]:size-4 [&>svg]:text-ink-muted`}
    >
      {icon}
      {children}
    </Base.LinkItem>
  );
}

/** Leads out of the product, into a tab of its own. */
export function MenuExternalLink({
  icon,
  children,
  href,
}: {
  icon?: ReactNode;
  children: ReactNode;
  href: string;
}) {
  return (
    <Base.LinkItem
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      closeOnClick
      className={`${popupItemClass} [&>svg]:size-4 [&>svg]:text-ink-muted`}
    >
      {icon}
      {children}
    </Base.LinkItem>
  );
}

export function MenuSeparator() {
  return <Base.Separator className="my-1 h-px bg-line" />;
}

/** Words in a menu that cannot be chosen, such as who is signed in. */
export function MenuNote({ children }: { children: ReactNode }) {
  return <div className="px-2.5 py-2 text-caption text-ink-muted">{children}</div>;
}
