import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { ProgramError } from '../programs.ts'

/** A server that doesn't answer is left out for a moment. Only what is safe to repeat is sent to the next one. */
const configurationOf = ({ folder, port, ports }: { folder: string; port: number; ports: readonly number[] }) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 4096; }
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  upstream goodword {
    ${ports.map((each) => `server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`).join(' ')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 16m;
    proxy_request_buffering off;
    location / {
      proxy_pass http://goodword;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_connect_timeout 1s;
    }
  }
}
`

/** nginx on a port, in front of servers on others. */
export async function startFront({ port, ports }: { port: number; ports: readonly number[] }) {
  if (spawnSync('nginx', ['-v']).error)
    throw new ProgramError('This needs nginx: on Debian and Ubuntu, run sudo apt-get install nginx.')
  const folder = mkdtempSync(join(tmpdir(), 'goodword-front-'))
  const path = join(folder, 'nginx.conf')
  writeFileSync(path, configurationOf({ folder, port, ports }))
  const child = spawn('nginx', ['-c', path, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] })
  const complaints = text(child.stderr)
  const ended = once(child, 'exit')
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new ProgramError(`nginx did not start: ${await complaints}`)
    await sleep(50)
  }
  return {
    async stop(): Promise<void> {
      child.kill('SIGQUIT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  )
