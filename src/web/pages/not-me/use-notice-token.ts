import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The token of the link, which is taken out of the address: it must not stay in the history. */
export function useNoticeToken(): string {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? '');
  useEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true });
  }, [hash, navigate, pathname]);
  return token;
}
