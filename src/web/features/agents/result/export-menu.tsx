import { Download } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { useLoadedByPress } from '../../../ui/use-loaded-by-press.ts';
import type { ExportListProps } from './export-list.tsx';

const loadList = () => import('./export-list.tsx');

/** The way to the files of a result; which there are is loaded when the browser is idle, or by a press. */
export function ExportMenu(props: ExportListProps) {
  const { loaded, button, press, comeNear } = useLoadedByPress(loadList);
  if (loaded !== undefined) return <loaded.module.ExportList defaultOpen={loaded.pressed} {...props} />;
  return (
    <Button
      ref={button}
      look="secondary"
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={press}
      onPointerEnter={comeNear}
      onFocus={comeNear}
    >
      <Download aria-hidden />
      Download
    </Button>
  );
}
