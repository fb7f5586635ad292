/**
 * Which Node runs the program. Types are stripped without a warning since 24.3, and `import.meta.main`, by which scripts know that
 * they were called, is there since 24.2: before, they would do nothing and say that all is well.
 */
const NEEDED = { major: 24, minor: 3 }

/** Packages that carry a Node; not every platform has one of every name. */
const packagesFor = (platform, arch) => {
  const system = platform === 'win32' ? 'win' : platform
  return [`node-${system}-${arch}`, `node-bin-${system}-${arch}`]
}

/**
 * Answers `{ kind: 'this' }`, `{ kind: 'packaged', file }` or `{ kind: 'none', advice }`. `findPackage` tells the folder and the
 * version of an installed package, or undefined.
 */
export function chooseNode({ version, platform, arch }, findPackage) {
  if (isNewEnough(version)) return { kind: 'this' }
  for (const name of packagesFor(platform, arch)) {
    const found = findPackage(name)
    if (found && isNewEnough(found.version)) {
      return { kind: 'packaged', file: [found.folder, 'bin', platform === 'win32' ? 'node.exe' : 'node'] }
    }
  }
  return { kind: 'none', advice: adviceFor({ version, platform, arch }) }
}

function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > NEEDED.major || (major === NEEDED.major && minor >= NEEDED.minor)
}

function adviceFor({ version, platform, arch }) {
  const needed = `Node ${NEEDED.major}.${NEEDED.minor} or newer`
  return (
    `Troupe needs ${needed} and this is ${version}. "npm ci" installs one beside Troupe for most machines, unless optional ` +
    `packages are left out, but there is none here for ${platform}-${arch}.\nRun "npm ci" again, or install ${needed}` +
    `${platform === 'darwin' ? ' ("brew install node")' : ''}.\n`
  )
}
