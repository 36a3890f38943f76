import { Autocomplete } from '@base-ui/react/autocomplete';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import type { Command } from './command.ts';
import { KeyCombination } from './kbd.tsx';
import { popupItemClass } from './popup-class.ts';

interface CommandRowProps {
  command: Command;
  onSelect: (command: Command, event: MouseEvent) => void;
}

export function CommandRow({ command, onSelect }: CommandRowProps) {
  const { label, icon, hint, keys, to } = command;
  return (
    <Autocomplete.Item
      value={command}
      onClick={(event) => onSelect(command, event)}
      {...(to === undefined ? {} : { render: <Link to={to} tabIndex={-1} /> })}
      className={`${popupItemClass} scroll-my-2 gap-3 sm:min-h-10 [&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-ink-muted`}
    >
      {icon}
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {hint === undefined ? null : <span className="shrink-0 text-caption text-ink-faint">{hint}</span>}
      {keys === undefined ? null : <KeyCombination keys={keys} />}
    </Autocomplete.Item>
  );
}
