import { expect, test } from 'vitest';
import { isSignedWith } from './s3-signature.server.ts';

// The worked examples "GET Object" and "Get Bucket (List Objects)" of the S3 API reference.
const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const scope = 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request';

function request(url: string, signedHeaders: string, signature: string) {
  return {
    method: 'GET',
    url,
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': emptyHash,
      'x-amz-date': '20130524T000000Z',
      authorization: `AWS4-HMAC-SHA256 Credential=${scope},SignedHeaders=${signedHeaders},Signature=${signature}`,
    },
  };
}

const getObject = request(
  '/test.txt',
  'host;range;x-amz-content-sha256;x-amz-date',
  'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
);
const listObjects = request(
  '/?max-keys=2&prefix=J',
  'host;x-amz-content-sha256;x-amz-date',
  '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
);

test('agrees with the worked examples of AWS and with nothing else', () => {
  expect(isSignedWith(secret, 'us-east-1', getObject)).toBe(true);
  expect(isSignedWith(secret, 'us-east-1', listObjects)).toBe(true);
  expect(isSignedWith(secret, 'eu-west-1', getObject)).toBe(false);
  expect(isSignedWith('another', 'us-east-1', getObject)).toBe(false);
  expect(isSignedWith(secret, 'us-east-1', { ...getObject, method: 'PUT' })).toBe(false);
  expect(isSignedWith(secret, 'us-east-1', { ...getObject, url: '/test2.txt' })).toBe(false);
  expect(isSignedWith(secret, 'us-east-1', { ...listObjects, url: '/?max-keys=3&prefix=J' })).toBe(false);
  expect(isSignedWith(secret, 'us-east-1', { ...getObject, headers: {} })).toBe(false);
});
