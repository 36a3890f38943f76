type Runtime = typeof import('./runtime.ts');

let loading: Promise<Runtime> | undefined;

/** The database and everything around it is loaded when somebody is signed in or a page asks for records. */
export function loadRuntime(): Promise<Runtime> {
  loading ??= import('./runtime.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
