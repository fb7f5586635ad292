import { expect, test } from 'vitest'
import { attemptOfToken, callbackToken } from './callback-token.ts'
import { falAddresses } from './fal-addresses.ts'

test.each([
  'http://queue.fal.run/x',
  'https://queue.fal.run.evil.example/x',
  'https://fal.run@evil.example/x',
  'https://evilfal.run/x',
  'https://queue.fal.run:8443/x',
  'https://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'not an address',
])('%s is not of fal', (address) => {
  const { isOfQueue, isOfFiles } = falAddresses(undefined)
  expect([isOfQueue(address), isOfFiles(address)]).toEqual([false, false])
})

test('what fal really names is of fal', () => {
  const { isOfQueue, isOfFiles } = falAddresses(undefined)
  expect(isOfQueue('https://queue.fal.run/fal-ai/qwen-image/requests/1/status')).toBe(true)
  expect(isOfFiles('https://v3b.fal.media/files/b/a.png')).toBe(true)
  expect(isOfQueue('https://v3b.fal.media/files/b/a.png')).toBe(false)
})

test('behind a gateway only the gateway is asked', () => {
  const { isOfQueue } = falAddresses('https://gateway.example')
  expect(isOfQueue('https://gateway.example/requests/1')).toBe(true)
  expect(isOfQueue('https://gateway.example:444/requests/1')).toBe(false)
  expect(isOfQueue('https://queue.fal.run/requests/1')).toBe(false)
})

test('only our own mark names an attempt', () => {
  const token = callbackToken('key', 'attempt')
  expect(attemptOfToken('key', token)).toBe('attempt')
  const forged = [token.replace('attempt', 'another'), `${token}.x`, token.slice(0, -1), 'attempt', 'attempt.', '']
  for (const other of forged) expect(attemptOfToken('key', other)).toBeUndefined()
  expect(attemptOfToken('other key', token)).toBeUndefined()
})
