import { secureHeaders } from 'hono/secure-headers';

/** Own files only: no inline script, no inline style element, nothing from elsewhere. */
export function securityHeaders(publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:');
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
    },
    strictTransportSecurity: isSecure ? 'max-age=31536000; includeSubDomains' : false,
    crossOriginOpenerPolicy: 'same-origin',
    // Other origins may call the data API and the functions (cors.server.ts); the rest refuses by CORS itself.
    crossOriginResourcePolicy: false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], geolocation: [], payment: [], usb: [], microphone: ['self'] },
  });
}
