/** Whether a host name or address (IPv6 with or without brackets, no port) can only mean this machine. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || /^127(\.\d{1,3}){3}$/.test(host) || /^(\[::1\]|::1)$/.test(host)
}
