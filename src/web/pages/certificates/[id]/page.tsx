import { useParams } from 'react-router';
import { CertificatePage } from '../../../features/academy/certificate/certificate-page.tsx';

export function Page() {
  const { id = '' } = useParams();
  return <CertificatePage key={id} id={id} />;
}
