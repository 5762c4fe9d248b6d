/** The id of the release, which the build puts before the service worker. */
declare const RELEASE: string;
