import { Sheet } from '../../ui/sheet.tsx';
import { SidebarNavigation, type SidebarNavigationProps } from './sidebar-navigation.tsx';

interface MobileSidebarProps extends SidebarNavigationProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The sidebar of a narrow screen: a sheet over the page. */
export function MobileSidebar({ open, onOpenChange, ...navigation }: MobileSidebarProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Menu" side="left">
      <div className="-m-5 pb-5">
        <SidebarNavigation {...navigation} />
      </div>
    </Sheet>
  );
}
