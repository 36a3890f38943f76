import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { limits } from '../../kernel/limits.ts';
import { buttonClass } from './button.tsx';
import { type ToastOptions, takeToasts } from './toast.ts';

const marks = {
  default: <Info aria-hidden className="mt-0.5 size-4.5 shrink-0 text-accent" />,
  success: <CircleCheck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-positive" />,
  destructive: <CircleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0 text-negative" />,
};

const toastManager = Toast.createToastManager<object>();

function show({ title, description, variant = 'default', durationMs, action }: ToastOptions): void {
  toastManager.close();
  const id = toastManager.add({
    title,
    description,
    type: variant,
    // Read out when the reader pauses: a fault also moves the focus, and an urgent message would be cut off by that.
    priority: 'low',
    timeout: durationMs ?? limits.toast.shownMs,
    ...(action === undefined
      ? {}
      : {
          actionProps: {
            children: action.label,
            onClick: () => {
              toastManager.close(id);
              action.onAction();
            },
          },
        }),
  });
}

/** Where messages appear; once, at the root of the app. On a phone at the top, where they hide no field or button. */
export function Toaster() {
  // Here and not below the provider: it must listen before the first message is handed to it.
  useEffect(() => takeToasts({ show, dismiss: () => toastManager.close() }), []);
  return (
    <Toast.Provider toastManager={toastManager} limit={limits.toast.atATime} timeout={limits.toast.shownMs}>
      <Toast.Portal>
        <Toast.Viewport className="fixed inset-x-4 top-17 z-30 sm:top-auto sm:right-6 sm:bottom-6 sm:left-auto sm:w-96">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((item) => (
    <Toast.Root
      key={item.id}
      toast={item}
      data-toast
      swipeDirection={['right', 'up', 'down']}
      className="absolute inset-x-0 top-0 translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) rounded-large border border-line-strong bg-popup text-ink shadow-overlay transition-[opacity,translate] data-ending-style:opacity-0 data-limited:opacity-0 sm:top-auto sm:bottom-0 data-starting-style:-translate-y-3 sm:data-starting-style:translate-y-3 data-starting-style:opacity-0"
    >
      <Toast.Content className="flex items-start gap-3 py-3.5 pr-2 pl-4">
        {marks[markOf(item.type)]}
        <div className="min-w-0 flex-1 text-small">
          <Toast.Title className="font-semibold" />
          <Toast.Description className="mt-0.5 wrap-anywhere text-ink-muted" />
        </div>
        <Toast.Action
          // Hidden by default until the pointer is near, which a screen reader never is.
          aria-hidden={false}
          className={buttonClass('secondary', '-my-1.5')}
        />
        <Toast.Close
          aria-label="Close message"
          // Hidden by default until the pointer is near, which a screen reader never is.
          aria-hidden={false}
          className="-my-2 inline-flex size-11 shrink-0 items-center justify-center rounded-medium text-ink-muted transition-colors hover:text-ink sm:size-9"
        >
          <X aria-hidden className="size-4" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

function markOf(type: string | undefined): keyof typeof marks {
  return type === 'success' || type === 'destructive' ? type : 'default';
}
