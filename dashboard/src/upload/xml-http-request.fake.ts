/// <reference types="node" />
import { Buffer } from 'node:buffer'
import { type ClientRequest, request as send } from 'node:http'

class Progress extends Event {
  readonly loaded: number

  constructor(loaded: number) {
    super('progress')
    this.loaded = loaded
  }
}

/** The part of XMLHttpRequest that the server uploader uses, over real sockets: happy-dom doesn't report progress. */
export const xmlHttpRequestTo = (origin: string) =>
  class extends EventTarget {
    readonly upload = new EventTarget()
    status = 0
    responseText = ''
    #request: ClientRequest | undefined
    #isAborted = false

    open(method: string, path: string) {
      this.#request = send(new URL(path, origin), { method })
    }

    setRequestHeader(name: string, value: string) {
      this.#request?.setHeader(name, value)
    }

    send(file: File) {
      const request = this.#request
      if (!request) throw new Error('Open it first.')
      request.setHeader('content-length', file.size)
      request.on('error', () => this.#end(this.#isAborted ? 'abort' : 'error'))
      request.on('response', (response) => {
        response.setEncoding('utf8')
        response.on('data', (text: string) => (this.responseText += text))
        response.on('end', () => {
          this.status = response.statusCode ?? 0
          this.#end('load')
        })
      })
      void this.#write(request, file)
    }

    abort() {
      this.#isAborted = true
      this.#request?.destroy()
    }

    async #write(request: ClientRequest, file: File) {
      const bytes = Buffer.from(await file.arrayBuffer())
      for (let at = 0; at < bytes.length; at += 65_536) {
        if (request.destroyed) return
        const part = bytes.subarray(at, at + 65_536)
        await new Promise<void>((resolve) => request.write(part, () => resolve()))
        this.upload.dispatchEvent(new Progress(at + part.length))
      }
      request.end()
    }

    #end(how: 'load' | 'error' | 'abort') {
      this.dispatchEvent(new Event(how))
      this.dispatchEvent(new Event('loadend'))
    }
  }
