import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useAppPlace } from './app-address.ts';
import { useAppPage } from './app-page-context.ts';

/** Says that something can be read but not changed, since a later version is the one that works. */
export function OlderVersionNote({ number, what }: { number: number; what: string }) {
  const { view } = useAppPage();
  const [place, go] = useAppPlace();
  const current = view.app.currentVersion;
  return (
    <Alert
      title={`This is ${what} of version ${number}`}
      actions={
        current === null ? undefined : (
          <Button onClick={() => go({ tab: place.tab })}>Go to version {current}</Button>
        )
      }
    >
      {current === null
        ? 'It did not work, so there is nothing to change yet.'
        : `It can be read here. To change it, restore it first, or change version ${current}, which is the one that works.`}
    </Alert>
  );
}
