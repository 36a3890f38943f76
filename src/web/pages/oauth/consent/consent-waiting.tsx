import { Skeleton } from '../../../ui/skeleton.tsx';

export function ConsentWaiting() {
  return (
    <div aria-busy className="grid gap-5 p-5 sm:p-7">
      <h1 id="consent-heading" className="sr-only">
        Looking up the request
      </h1>
      <output className="sr-only">Looking up who asks for access</output>
      <Skeleton className="size-11" />
      <Skeleton className="h-7 w-3/4" />
      <Skeleton className="h-16" />
      <Skeleton className="h-32" />
      <Skeleton className="h-11" />
    </div>
  );
}
