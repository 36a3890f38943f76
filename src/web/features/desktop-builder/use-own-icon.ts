import { useEffect, useRef, useState } from 'react';

/** An icon that somebody brings, with an address under which the page can show it. */
export interface OwnIcon {
  readonly files: readonly File[];
  readonly url: string | undefined;
  readonly choose: (files: readonly File[]) => void;
}

export function useOwnIcon(onChange: () => void): OwnIcon {
  const [chosen, setChosen] = useState<Pick<OwnIcon, 'files' | 'url'>>({ files: [], url: undefined });
  const held = useRef<string>(undefined);
  useEffect(
    () => () => {
      if (held.current !== undefined) URL.revokeObjectURL(held.current);
    },
    [],
  );
  return {
    ...chosen,
    choose(files) {
      if (held.current !== undefined) URL.revokeObjectURL(held.current);
      const [file] = files;
      held.current = file === undefined ? undefined : URL.createObjectURL(file);
      setChosen({ files, url: held.current });
      onChange();
    },
  };
}
