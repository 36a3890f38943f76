import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button, type ButtonLook } from '../../ui/button.tsx';

const SalesDialog = lazy(async () => ({ default: (await import('./sales-dialog.tsx')).SalesDialog }));

interface SalesButtonProps {
  children: ReactNode;
  /** What is asked about, such as `Pro plan`; the admin reads it as the subject. */
  about: string;
  look?: ButtonLook;
  className?: string;
}

/** Opens the form that asks sales. Its code comes when it is first opened, and stays. */
export function SalesButton({ children, about, look = 'secondary', className = '' }: SalesButtonProps) {
  const [opened, setOpened] = useState(0);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look={look}
        className={className}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(opened + 1);
          setOpen(true);
        }}
      >
        {children}
      </Button>
      {opened > 0 ? (
        <Suspense fallback={null}>
          {/* Each opening is a new form, also after one that was sent. */}
          <SalesDialog key={opened} about={about} open={open} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
