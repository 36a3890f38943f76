interface FetchRequest {
  window: { Response: new (body: string, init: { headers: Record<string, string> }) => Response };
}

interface HappyWindow {
  happyDOM: {
    settings: {
      disableIframePageLoading: boolean;
      enableIframePageLoading: boolean;
      fetch: { interceptor: { beforeAsyncRequest: (request: FetchRequest) => Promise<Response> } | null };
    };
  };
}

/** In tests nobody is behind the addresses of frames: each gets an empty page at once, and nothing is looked for in the network. */
export function answerFrames(): void {
  const { settings } = (window as unknown as HappyWindow).happyDOM;
  settings.disableIframePageLoading = false;
  settings.enableIframePageLoading = true;
  settings.fetch.interceptor = {
    beforeAsyncRequest: async (request) =>
      new request.window.Response('', { headers: { 'Content-Type': 'text/html' } }),
  };
}
