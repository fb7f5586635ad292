#!/usr/bin/env node
// Plain JavaScript for any Node from 18 on: it finds a Node that runs the program, and starts it there.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import module from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chooseNode } from './choose-node.mjs'

/**
 * Pictures in work are pieces of memory from this size (bytes) on: the C library of Linux gives them back to the system as soon as
 * they are free. Left to itself it keeps them, a hundred megabytes for each drawing thread.
 */
const GIVEN_BACK_FROM = String(2 * 1024 * 1024)
/**
 * From how many places it takes the smaller pieces: as many as work at once. Left to itself it has eight for each core, and in each
 * stays what was once needed there. Node before 18.14 does not say how many work at once.
 */
const PLACES = String(Math.max(2, os.availableParallelism?.() ?? os.cpus().length))
const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

const USAGE = `Usage: node bin/troupe.mjs <command>

  start                            the whole product on one machine
  api | worker                     one role of it, beside others on the same DATABASE_URL
  migrate                          bring the database up to date, and end
  doctor                           look whether everything is in place
  draw "<description>"             draw with the built-in engine alone; draw --help tells more
  storage stamp                    name a folder of pictures that was moved or restored as this database's own
  grant-credits <e-mail> <credits> give credits to a user

  dev | build | test | check | explore | bench | screens | showcase   for working on Troupe itself
`

const SERVER_COMMANDS = ['start', 'api', 'worker', 'migrate', 'doctor', 'draw', 'grant-credits', 'storage']
const SCRIPTS = ['dev', 'build', 'test', 'check', 'explore', 'bench', 'screens', 'showcase']

const [command, ...args] = process.argv.slice(2)
const { platform, arch, versions } = process
const choice = chooseNode({ version: versions.node, platform, arch }, findPackage)
const cache = path.join(ROOT, 'node_modules', '.cache', 'node')
endWithNpm()

if (command === undefined || command === 'help' || command === '--help' || command === '-h') {
  process.stdout.write(USAGE)
} else if (command === '--version') {
  console.log(JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).version)
} else if (SCRIPTS.includes(command)) {
  run(path.join(ROOT, 'scripts', `${command}.ts`), args)
} else if (!SERVER_COMMANDS.includes(command)) {
  process.stderr.write(`There is no command "${command}".\n\n${USAGE}`)
  process.exitCode = 2
} else if (choice.kind === 'this') {
  module.enableCompileCache(cache)
  // That is for this thread alone; its worker threads read this variable.
  process.env.NODE_COMPILE_CACHE ??= cache
  const main = path.join(ROOT, 'src', 'server', 'main.ts')
  process.argv = [process.execPath, main, command, ...args]
  const { runCommand } = await import(pathToFileURL(main).href)
  await runCommand(command, args)
} else {
  run(path.join(ROOT, 'bin', 'troupe.mjs'), [command, ...args])
}

/** The shell between npm and this process passes no signal on, so a killed npm would leave the program alone on its port. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}

/** Runs a file with a Node that is new enough; signals, terminal and exit code go through. */
function run(file, fileArgs) {
  if (choice.kind === 'none') {
    process.stderr.write(choice.advice)
    process.exitCode = 1
    return
  }
  const node = choice.kind === 'this' ? process.execPath : path.join(...choice.file)
  const child = spawn(node, ['--import', new URL('./end-with-launcher.mjs', import.meta.url).href, file, ...fileArgs], {
    // The fourth channel tells the child when this process is gone, even after kill -9.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_COMPILE_CACHE: cache, MALLOC_MMAP_THRESHOLD_: GIVEN_BACK_FROM, MALLOC_ARENA_MAX: PLACES, ...process.env },
  })
  child.once('error', (error) => {
    process.stderr.write(`${node} does not run: ${error.message}\n`)
    process.exitCode = 1
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.once('exit', (code, signal) => process.exit(code ?? 128 + os.constants.signals[signal]))
}

/** A package that npm installed beside Troupe; `.bin/node` is missing under npm 10. */
function findPackage(name) {
  const require = module.createRequire(import.meta.url)
  try {
    const file = require.resolve(`${name}/package.json`)
    return { folder: path.dirname(file), version: JSON.parse(readFileSync(file, 'utf8')).version }
  } catch {
    return undefined
  }
}
