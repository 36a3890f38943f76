import { Palette } from '../features/palette/palette.tsx';
import { leave } from '../features/session/leave.ts';
import { useShellControls } from '../features/shell/shell-controls.ts';
import { useSession } from '../lib/session.ts';
import { pages } from './pages.gen.ts';
import { paletteGroups } from './palette-groups.tsx';

interface AppPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The palette, filled with what the app has. Its code is fetched when it is first wanted. */
export function AppPalette({ open, onOpenChange }: AppPaletteProps) {
  const session = useSession();
  const controls = useShellControls();
  const groups = paletteGroups(pages, session, { ...controls, signOut: () => void leave() });
  return <Palette open={open} onOpenChange={onOpenChange} groups={groups} />;
}
